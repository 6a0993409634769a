import { contract, type MessageType, type ResponseOf } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { Banner, Button, Checkbox, DialogBody, DialogFooter, Switch } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { DURATION_MS, useNotices } from '../../../platform/notices/index.ts';
import { MESSAGE_TERMS, messageTypeOf } from '../message-terms.ts';
import { ClockInput } from './clock-input.tsx';
import { Mailbox } from './mailbox.tsx';

type Settings = ResponseOf<typeof contract.message.delivery>;

const TYPES = Object.keys(MESSAGE_TERMS).flatMap((key) => messageTypeOf(key) ?? []);
const NIGHT = { from: '22:00', to: '08:00' };

/** Message types by channel, mailbox and quiet hours, saved together. */
export function DeliveryForm({ settings, onDone }: { readonly settings: Settings; readonly onDone: () => void }) {
  const { t, i18n } = useLingui();
  const { show } = useNotices();
  const save = useAction(contract.message.saveDelivery);
  const [smsTypes, setSmsTypes] = useState<readonly MessageType[]>(settings.smsTypes);
  const [mailTypes, setMailTypes] = useState<readonly MessageType[]>(settings.mailTypes);
  const [quiet, setQuiet] = useState(settings.quiet);
  const titleId = useId();
  const hasMailbox = settings.mailAddress !== null;
  const { mobile } = settings;

  const submit = async () => {
    const result = await save.run({ smsTypes: [...smsTypes], mailTypes: hasMailbox ? [...mailTypes] : [], quiet });
    if (!result.ok) return;
    show({ tone: 'positive', text: t`提醒设置已保存`, durationMs: DURATION_MS.success });
    onDone();
  };
  const ways = [
    { id: 'sms', label: t`短信`, chosen: smsTypes, choose: setSmsTypes, offered: settings.smsAvailable },
    { id: 'mail', label: t`邮件`, chosen: mailTypes, choose: setMailTypes, offered: settings.mailAvailable && hasMailbox },
  ];

  return (
    <form
      className="contents"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <DialogBody className="flex flex-col gap-6">
        <section className="flex flex-col gap-2">
          <h3 id={titleId} className="font-semibold">
            <Trans>发送哪些消息</Trans>
          </h3>
          <table aria-labelledby={titleId} className="w-full max-w-120 text-sm">
            <thead>
              <tr className="border-b border-line text-left text-ink-muted">
                <th scope="col" className="py-2 font-normal">
                  <Trans>消息类型</Trans>
                </th>
                {ways.map((way) => (
                  <th key={way.id} scope="col" className="w-24 py-2 font-normal">
                    {way.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {TYPES.map((type) => {
                const label = i18n._(MESSAGE_TERMS[type].label);
                return (
                  <tr key={type} className="border-b border-line">
                    <th scope="row" className="py-1.5 text-left font-normal">
                      {label}
                    </th>
                    {ways.map(({ id, label: way, chosen, choose, offered }) => (
                      <td key={id} className="py-1.5">
                        <Checkbox
                          aria-label={t`${label}消息发${way}`}
                          disabled={!offered}
                          checked={offered && chosen.includes(type)}
                          onCheckedChange={(checked) => choose(checked ? [...chosen, type] : chosen.filter((one) => one !== type))}
                        />
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
          <p className="text-sm text-ink-faint">
            {settings.smsAvailable ? <Trans>短信发送到 {mobile}。</Trans> : <Trans>本平台尚未开通短信。</Trans>}
          </p>
        </section>
        {settings.mailAvailable ? (
          <Mailbox address={settings.mailAddress} />
        ) : (
          <Banner tone="plain">
            <Trans>本平台尚未开通邮件。</Trans>
          </Banner>
        )}
        <section className="flex flex-col gap-2">
          <h3 className="font-semibold">
            <Trans>免打扰时段</Trans>
          </h3>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Switch checked={quiet !== null} onCheckedChange={(on) => setQuiet(on ? NIGHT : null)}>
              <Trans>开启免打扰</Trans>
            </Switch>
            {quiet !== null && (
              <span className="flex items-center gap-2">
                <ClockInput label={t`开始时间`} value={quiet.from} onValueChange={(from) => setQuiet({ ...quiet, from })} />
                <span aria-hidden>–</span>
                <ClockInput label={t`结束时间`} value={quiet.to} onValueChange={(to) => setQuiet({ ...quiet, to })} />
              </span>
            )}
          </div>
          <p className="text-sm text-ink-faint">
            <Trans>北京时间。时段内的短信与邮件推迟到时段结束时发送，不会丢失。</Trans>
          </p>
        </section>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onDone}>
          <Trans>取消</Trans>
        </Button>
        <Button type="submit" intent="primary" busy={save.busy}>
          <Trans>保存设置</Trans>
        </Button>
      </DialogFooter>
    </form>
  );
}
