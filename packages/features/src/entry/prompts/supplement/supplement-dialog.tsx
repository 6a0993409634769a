import type { DocumentId } from '@lianxin/api/contract';
import {
  AlertDialog,
  Banner,
  Button,
  Checkbox,
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  FormField,
  NetworkButton,
  PasswordInput,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  Tag,
} from '@lianxin/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useId, useState } from 'react';
import { usePermission } from '../../../platform/permission/index.ts';
import { DOCUMENT_TERMS, DocumentReader } from '../../../foundation/agreement/index.ts';
import { useSignedInViewer } from '../../../platform/session/index.ts';
import { SigningDialog } from '../../../foundation/signing/index.ts';
import { useAgreedBefore } from './use-agreed-before.ts';
import { useSignAgreement } from './use-sign-agreement.ts';

/** file4 and file5 of the enterprise. */
const SIGNED = ['supplementaryAgreement', 'authorisationLetter'] as const satisfies readonly DocumentId[];

export interface SupplementDialogProps {
  readonly onLater: () => void;
  readonly onSigned: () => void;
}

/** The supplementary agreement, to be read to its end and signed by an administrator; others are told whom to ask. */
export function SupplementDialog({ onLater, onSigned }: SupplementDialogProps) {
  const { t, i18n } = useLingui();
  const viewer = useSignedInViewer();
  const { displayName, enterpriseName } = viewer;
  const [shown, setShown] = useState<string>(SIGNED[0]);
  const before = useAgreedBefore();
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const [agreed, setAgreed] = useState(false);
  const [asking, setAsking] = useState(false);
  const { sign, dialog, identity, busy } = useSignAgreement(onSigned);
  const onRead = useCallback(
    ({ id }: { readonly id: DocumentId }) => setRead((before) => (before.has(id) ? before : new Set([...before, id]))),
    [],
  );
  const signs = usePermission('agreement.sign');
  const isRead = (id: DocumentId) => before.has(id) || read.has(id);
  const stateOf = (id: DocumentId) => (before.has(id) ? t`此前已同意` : read.has(id) ? t`已读` : t`未读完`);
  const unread = SIGNED.filter((id) => !isRead(id)).length;
  const unreadId = useId();

  return (
    <>
      <Dialog open onOpenChange={(open) => open || busy || onLater()}>
        <DialogContent title={t`签署补充协议`} {...(enterpriseName === undefined ? {} : { description: enterpriseName })}>
          <DialogBody className="flex flex-col gap-3">
            <Tabs value={shown} onValueChange={setShown} className="max-tablet:flex max-tablet:flex-1 max-tablet:flex-col">
              <TabList aria-label={t`协议`}>
                {SIGNED.map((id) => (
                  <Tab
                    key={id}
                    value={id}
                    className="max-tablet:h-auto max-tablet:flex-1 max-tablet:flex-col max-tablet:items-start max-tablet:justify-between max-tablet:py-2 max-tablet:text-left max-tablet:whitespace-normal"
                  >
                    {i18n._(DOCUMENT_TERMS[id])}
                    <Tag tone={isRead(id) ? 'positive' : 'caution'}>{stateOf(id)}</Tag>
                  </Tab>
                ))}
              </TabList>
              {SIGNED.map((id) => (
                <TabPanel key={id} value={id} className="pt-3 max-tablet:flex-1 max-tablet:flex-col max-tablet:data-[state=active]:flex">
                  <DocumentReader
                    id={id}
                    onRead={onRead}
                    className="h-[min(404px,calc(100dvh-320px))] min-h-50 max-tablet:h-auto max-tablet:flex-[1_1_200px]"
                  />
                </TabPanel>
              ))}
            </Tabs>
            {signs ? (
              <Checkbox checked={agreed} onCheckedChange={setAgreed} disabled={busy}>
                <Trans>已阅读并同意上述两份协议，授权使用本企业数字证书签署</Trans>
              </Checkbox>
            ) : (
              <Banner tone="info">
                <Trans>请联系企业管理员签署协议</Trans>
              </Banner>
            )}
          </DialogBody>
          <DialogFooter
            note={
              signs ? (
                <>
                  <Trans>签署人：管理岗 {displayName}</Trans>
                  <span id={unreadId} aria-live="polite" className="block text-caution-ink">
                    {unread > 0 && <Plural value={unread} other="还有 # 份协议没有读完，读到末尾才能签署" />}
                  </span>
                </>
              ) : undefined
            }
          >
            <Button onClick={onLater} disabled={busy}>
              {signs ? <Trans>稍后处理</Trans> : <Trans>知道了</Trans>}
            </Button>
            {signs && (
              <NetworkButton
                intent="primary"
                disabled={!agreed || unread > 0}
                busy={busy}
                aria-describedby={unreadId}
                onClick={() => setAsking(true)}
              >
                <Trans>签署协议</Trans>
              </NetworkButton>
            )}
          </DialogFooter>
        </DialogContent>
      </Dialog>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        needsNetwork
        title={<Trans>签署补充协议</Trans>}
        facts={enterpriseName}
        consequence={<Trans>签署后立即对本企业生效，不能撤销。签名覆盖两份协议的版本与摘要。</Trans>}
        confirmLabel={<Trans>去签名</Trans>}
        onConfirm={() => {
          setAsking(false);
          void sign();
        }}
      />
      <SigningDialog {...dialog} />
      <AlertDialog
        open={identity.asked}
        needsNetwork
        onOpenChange={(open) => open || identity.cancel()}
        title={<Trans>确认是您本人</Trans>}
        consequence={<Trans>距离您上次登录已有一段时间。请输入登录密码，再继续签署。</Trans>}
        confirmLabel={<Trans>继续签署</Trans>}
        confirmDisabled={identity.password === ''}
        busy={identity.busy}
        onConfirm={() => void identity.confirm()}
      >
        <FormField label={t`登录密码`} required error={identity.error}>
          <PasswordInput value={identity.password} maxLength={32} onChange={(event) => identity.setPassword(event.currentTarget.value)} />
        </FormField>
      </AlertDialog>
    </>
  );
}
