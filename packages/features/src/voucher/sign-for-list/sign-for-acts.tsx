import type { Incoming } from '@lianxin/api/contract';
import { TextLink, Tooltip } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSignedInViewer } from '../../session/index.ts';

export interface SignForActsProps {
  readonly row: Incoming;
  readonly onOpen: () => void;
  readonly onRefuse: () => void;
}

/** What this person may do with an incoming row, as words in its last column. */
export function SignForActs({ row, onOpen, onRefuse }: SignForActsProps) {
  const { t } = useLingui();
  const { role } = useSignedInViewer();
  const word = (text: string, act: () => void) => (
    <TextLink asChild className="min-h-6 max-tablet:min-h-11">
      <button type="button" onClick={act}>
        {text}
      </button>
    </TextLink>
  );
  return (
    <span className="inline-flex items-center gap-x-3 whitespace-nowrap max-desktop:flex-wrap">
      {row.acts.includes('sign') && word(t`签收`, onOpen)}
      {row.acts.includes('refuse') && word(t`拒签`, onRefuse)}
      {row.state === 'awaitingSignatureReview' && role === 'reviewer' && row.isOwn ? (
        <Tooltip content={t`不能复核自己经办的`}>
          <button type="button" aria-disabled className="min-h-6 cursor-not-allowed text-ink-faint">
            <Trans>签收复核</Trans>
          </button>
        </Tooltip>
      ) : (
        row.acts.includes('signConfirm') && word(t`签收复核`, onOpen)
      )}
      {row.acts.length === 0 && !(role === 'reviewer' && row.isOwn && row.state === 'awaitingSignatureReview') && word(t`详情`, onOpen)}
    </span>
  );
}
