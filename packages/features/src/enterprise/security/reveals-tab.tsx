import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useClient, useEndpoint } from '@lianxin/api/react';
import { shanghaiMinute } from '@lianxin/domain';
import { Button, Descriptions, EyeIcon, EyeOffIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { IDENTITY_KIND_TERMS } from '../../platform/terms/index.ts';
import { RECORDS_PAGE, RecordList } from './record-list.tsx';

const { account } = contract;
type Reveal = ResponseOf<typeof account.reveals>['list'][number];
type Own = ResponseOf<typeof account.revealOwn>;

/** The person's own numbers on request, and disclosures of masked data to them. */
export function RevealsTab() {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const { data, error, refresh } = useEndpoint(account.reveals, { page, pageSize: RECORDS_PAGE }, { quiet: true });
  const words: Readonly<Record<Reveal['of'], string>> = {
    bankAccount: t`银行账号`,
    contact: t`企业联系人的手机号和邮箱`,
    registration: t`注册资料中的证件号`,
    person: t`本人的手机号、邮箱和证件号`,
    export: t`导出的本人数据`,
  };
  return (
    <div className="flex flex-col gap-6">
      <OwnNumbers onShown={() => void refresh()} />
      <section aria-label={t`查看记录`} className="flex flex-col gap-2">
        <h3 className="text-md font-semibold">
          <Trans>查看记录</Trans>
        </h3>
        <p className="text-sm text-ink-muted">
          <Trans>账号、证件号等平时隐藏，每次完整显示都会记录。</Trans>
        </p>
        <RecordList
          label={t`查看记录`}
          data={data}
          error={error}
          onRetry={() => void refresh()}
          onPage={setPage}
          empty={<Trans>还没有查看过完整的敏感信息。</Trans>}
          rowKey={({ at, of }) => `${at} ${of}`}
        >
          {({ of, enterpriseName, at }) => (
            <>
              <span className="min-w-0 flex-1">
                {words[of]}
                {enterpriseName !== null && <span className="block text-xs text-ink-muted">{enterpriseName}</span>}
              </span>
              <span className="text-xs text-ink-muted tabular-nums">{shanghaiMinute(at)}</span>
            </>
          )}
        </RecordList>
      </section>
    </div>
  );
}

const HIDDEN = '********';

function OwnNumbers({ onShown }: { readonly onShown: () => void }) {
  const { t, i18n } = useLingui();
  const client = useClient();
  const [own, setOwn] = useState<Own>();
  const [asking, setAsking] = useState(false);

  async function reveal(): Promise<void> {
    setAsking(true);
    try {
      setOwn(await client.call(account.revealOwn, {}));
      onShown();
    } catch {
      // The portal shows the error; the numbers stay masked.
    } finally {
      setAsking(false);
    }
  }

  const shown = (value: string | null | undefined) => (own === undefined ? HIDDEN : value || '—');
  return (
    <section aria-label={t`本人信息`} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-md font-semibold">
          <Trans>本人信息</Trans>
        </h3>
        <Button
          size="sm"
          busy={asking}
          icon={own ? <EyeOffIcon aria-hidden /> : <EyeIcon aria-hidden />}
          onClick={() => (own ? setOwn(undefined) : void reveal())}
        >
          {own ? <Trans>隐藏</Trans> : <Trans>显示完整信息</Trans>}
        </Button>
      </div>
      <Descriptions
        columns={3}
        layout="above"
        items={[
          { id: 'mobile', label: t`手机号`, value: shown(own?.mobile) },
          { id: 'mail', label: t`邮箱`, value: shown(own?.mail) },
          {
            id: 'identity',
            label: own?.identityKind ? i18n._(IDENTITY_KIND_TERMS[own.identityKind]) : t`证件号码`,
            value: shown(own?.identityNumber),
          },
        ]}
      />
    </section>
  );
}
