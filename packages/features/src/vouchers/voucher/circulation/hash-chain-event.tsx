import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney, genesisHash } from '@lianxin/domain';
import { CheckIcon, MinusIcon, XIcon } from '@lianxin/ui';
import type { ReactNode } from 'react';
import { digestHead } from '../face/digest-text.ts';
import { eventWords } from './event-words.ts';
import { shanghaiDateTime } from './shanghai-time.ts';
import type { ShownEvent } from './shown-event.ts';

/** Whether the browser computes the same digest; unknown before the check and after a break. */
export type LinkState = 'fits' | 'differs' | 'unknown';

interface HashChainEventProps {
  readonly event: ShownEvent;
  readonly link: LinkState;
  readonly position: number;
}

/** An event with its own digest and the one before. */
export function HashChainEvent({ event, link, position }: HashChainEventProps): ReactNode {
  const { t, i18n } = useLingui();
  const amount = event.amount === undefined ? '' : formatMoney(event.amount);
  const own = digestHead(event.hash);
  const previous = event.previousHash === genesisHash ? '—' : digestHead(event.previousHash);
  return (
    <li className="flex gap-3 border-b border-line pt-1.5 pb-[7px] text-sm leading-[19px] last:border-b-0" data-link={link}>
      <span
        aria-hidden="true"
        className={`mt-px size-5 flex-none rounded-full text-center text-xs leading-5 ${link === 'differs' ? 'bg-critical-soft text-critical-ink' : 'bg-accent-soft text-accent'}`}
      >
        {position}
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap justify-between gap-x-3">
          <p className="font-semibold tabular-nums">
            {i18n._(eventWords(event.kind))} {amount}
          </p>
          <p className="flex gap-3">
            <Mark word={t`签名`} {...signatureMark(event.signatureHolds, { holds: t`有效`, fails: t`无效`, none: t`系统事件，无签名` })} />
            <Mark word={t`摘要`} {...linkMark(link, { fits: t`一致`, differs: t`不一致`, unknown: t`未校验` })} />
          </p>
        </div>
        <div className="flex flex-wrap justify-between gap-x-3 text-xs leading-[19px]">
          <Parties event={event} />
          <time className="text-ink-faint tabular-nums" dateTime={event.at}>
            {shanghaiDateTime(event.at)}
          </time>
        </div>
        <p className="flex flex-wrap justify-between gap-x-3 font-mono text-[11px] leading-[15px] text-ink-faint">
          <span title={event.previousHash}>
            <Trans>前 {previous}</Trans>
          </span>
          <span title={event.hash}>
            <Trans>本 {own}</Trans>
          </span>
        </p>
      </div>
    </li>
  );
}

/** Steps directed forward. A signature answers the sender, and an arrow back would look like a return. */
const carriesOn = /^(?:issuance|transfer)\.(?:submit|pass)$|^(?:financing|pledge)\./;

function Parties({ event }: { readonly event: ShownEvent }): ReactNode {
  const { actorName } = event;
  const counterpartyName = carriesOn.test(event.kind) ? event.counterpartyName : undefined;
  return (
    <span className="text-ink-muted">
      {actorName}
      {counterpartyName !== undefined && (
        <>
          <span aria-hidden="true"> → </span>
          <span className="sr-only">
            <Trans>至</Trans>
          </span>
          {counterpartyName}
        </>
      )}
    </span>
  );
}

interface MarkLook {
  readonly look: 'positive' | 'critical' | 'quiet';
  readonly meaning: string;
}

function signatureMark(holds: boolean | undefined, words: { holds: string; fails: string; none: string }): MarkLook {
  if (holds === undefined) return { look: 'quiet', meaning: words.none };
  return holds ? { look: 'positive', meaning: words.holds } : { look: 'critical', meaning: words.fails };
}

function linkMark(link: LinkState, words: Record<LinkState, string>): MarkLook {
  const look = { fits: 'positive', differs: 'critical', unknown: 'quiet' } as const;
  return { look: look[link], meaning: words[link] };
}

const toneStyles = {
  positive: { ink: 'text-positive-ink', Icon: CheckIcon },
  critical: { ink: 'text-critical-ink', Icon: XIcon },
  quiet: { ink: 'text-ink-faint', Icon: MinusIcon },
} as const;

function Mark({ word, look, meaning }: MarkLook & { readonly word: string }): ReactNode {
  const { ink, Icon } = toneStyles[look];
  return (
    <span className={`inline-flex items-center gap-1 text-xs ${ink}`} title={meaning}>
      <Icon aria-hidden="true" size={13} strokeWidth={1.75} />
      {word}
      <span className="sr-only">{meaning}</span>
    </span>
  );
}
