import { contract } from '@lianxin/api/contract';
import { useClient } from '@lianxin/api/react';
import { shanghaiMinute } from '@lianxin/domain';
import { Button, Descriptions, EyeIcon, EyeOffIcon, IconButton, Panel, PencilIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { ContactDialog } from './contact-dialog.tsx';
import type { Information } from './information-terms.ts';

export interface ContactPanelProps {
  readonly contact: Information['contact'];
  readonly onChanged: () => void;
}

interface Whole {
  readonly mobile: string;
  readonly mail: string;
}

const orNone = (value: string): ReactNode => (value === '' ? <span className="font-normal text-ink-faint">—</span> : value);

/** The platform's contact. Number and mailbox are masked until requested, which is logged. */
export function ContactPanel({ contact, onChanged }: ContactPanelProps) {
  const { t } = useLingui();
  const client = useClient();
  const [asking, setAsking] = useState(false);
  const [whole, setWhole] = useState<Whole>();
  const [editing, setEditing] = useState<Whole>();
  const { name, mobile, mail, address, changedBy, changedAt } = contact;
  const at = changedAt === null ? undefined : shanghaiMinute(changedAt);

  async function revealed(then: (shown: Whole) => void): Promise<void> {
    if (mobile === '' && mail === '') return then({ mobile: '', mail: '' });
    setAsking(true);
    try {
      then(await client.call(contract.enterprise.revealContact, {}));
    } catch {
      // The portal shows the error; both stay masked.
    } finally {
      setAsking(false);
    }
    return undefined;
  }

  return (
    <Panel
      title={<Trans>联系信息</Trans>}
      {...(changedBy === null || at === undefined
        ? {}
        : {
            sub: (
              <Trans>
                {changedBy} 于 {at} 变更
              </Trans>
            ),
          })}
      extra={
        <Button size="sm" intent="quiet" className="-mr-2.5" icon={<PencilIcon />} busy={asking} onClick={() => void revealed(setEditing)}>
          <Trans>修改联系信息</Trans>
        </Button>
      }
    >
      <Descriptions
        columns={3}
        layout="above"
        items={[
          { id: 'name', label: t`联系人`, value: orNone(name) },
          {
            id: 'mobile',
            label: t`手机号`,
            value: (
              <span className="inline-flex items-center gap-1">
                {orNone(whole?.mobile ?? mobile)}
                {mobile !== '' && (
                  <IconButton
                    size="sm"
                    className="size-6"
                    busy={asking}
                    label={whole ? t`隐藏手机号和邮箱` : t`显示完整手机号和邮箱`}
                    icon={whole ? <EyeOffIcon aria-hidden /> : <EyeIcon aria-hidden />}
                    onClick={() => (whole ? setWhole(undefined) : void revealed(setWhole))}
                  />
                )}
              </span>
            ),
          },
          { id: 'mail', label: t`邮箱`, value: orNone(whole?.mail ?? mail) },
          { id: 'address', label: t`通讯地址`, value: orNone(address), span: 3 },
        ]}
      />
      {editing && (
        <ContactDialog
          contact={contact}
          whole={editing}
          onClose={() => setEditing(undefined)}
          onSaved={() => {
            setEditing(undefined);
            setWhole(undefined);
            onChanged();
          }}
        />
      )}
    </Panel>
  );
}
