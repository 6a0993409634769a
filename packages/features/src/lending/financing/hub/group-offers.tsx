import { formatMoney } from '@lianxin/domain';
import { readMoney } from '@lianxin/forms';
import { Amount, Banner, Button, Checkbox, Panel } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { availableIn, QuoteComparison, takenOf, useQuoteRows, type LenderChoice } from '../../funding/index.ts';
import { NumberCell } from '../../../platform/lists/index.ts';
import { useGoTo, usePlace } from '../../../platform/navigation/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { AmountFields } from '../quotes/amount-fields.tsx';
import { COMPARISON_WORDS } from '../quotes/comparison-words.ts';
import { useFinancingOffers } from '../quotes/use-financing-offers.ts';
import type { FinanceableGroup } from './financeable-group.ts';

export interface GroupOffersProps {
  readonly group: FinanceableGroup;
  /** The choice of the group. */
  readonly children: ReactNode;
}

/** The lenders' offers for a group or some of its pieces, at any amount and date, beside a rail with these; and the button to apply to one of them. */
export function GroupOffers({ group, children }: GroupOffersProps) {
  const { t } = useLingui();
  const goTo = useGoTo();
  const place = usePlace();
  const mayApply = usePermission('financing.make') && place('financing.apply') !== undefined;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState<string>();
  const [wishedOn, setWishedOn] = useState('');
  const [chosen, setChosen] = useState<LenderChoice>();
  const pieces = group.pieces.filter(({ id }) => !left.has(id));
  const available = availableIn(pieces);
  // The default is the whole available amount.
  const amountText = typed ?? formatMoney(available);
  const question = { pieces, amount: amountText, wishedOn };
  const comparing = useFinancingOffers(question);
  const amount = readMoney(amountText);
  const taken = takenOf(pieces, amount);
  const more = group.pieceCount - group.pieces.length;

  function choose(id: string, isChosen: boolean): void {
    const next = new Set(left);
    if (isChosen) next.delete(id);
    else next.add(id);
    setLeft(next);
  }

  const chosenPieces = group.pieces.length - left.size;
  const shown = group.pieces.length;
  return (
    <div className="grid items-start gap-4 desktop:grid-cols-[300px_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-4 desktop:sticky desktop:top-[calc(var(--header-now,0px)+var(--tabs-now,0px)+20px)]">
        {children}
        <Panel aria-label={t`试算`}>
          <div className="flex flex-col gap-3">
            <AmountFields
              {...question}
              onChange={(change) => {
                if (change.amount !== undefined) setTyped(change.amount);
                if (change.wishedOn !== undefined) setWishedOn(change.wishedOn);
              }}
            />
            {shown > 1 && (
              <details className="text-sm">
                <summary className="min-h-6 cursor-pointer text-accent">
                  <Trans>
                    参与试算的凭证 {chosenPieces} / {shown}
                  </Trans>
                </summary>
                <fieldset className="mt-1.5 flex flex-wrap gap-x-6 gap-y-2">
                  <legend className="sr-only">
                    <Trans>参与试算的凭证</Trans>
                  </legend>
                  {group.pieces.map((piece) => (
                    <Checkbox
                      key={piece.id}
                      aria-label={piece.number}
                      checked={!left.has(piece.id)}
                      onCheckedChange={(isChosen) => choose(piece.id, isChosen)}
                    >
                      <span className="inline-flex flex-wrap items-baseline gap-x-2">
                        <NumberCell number={piece.number} />
                        <Amount className="text-ink-muted" value={formatMoney(piece.availableAmount)} />
                      </span>
                    </Checkbox>
                  ))}
                </fieldset>
              </details>
            )}
            {more > 0 && (
              <Banner tone="info">
                <Trans>这一组还有 {more} 笔未列出，可在申请页选择。</Trans>
              </Banner>
            )}
          </div>
        </Panel>
      </div>
      <QuoteComparison
        rows={useQuoteRows()}
        words={COMPARISON_WORDS}
        title={t`各家报价`}
        comparing={comparing}
        amount={taken.length === 0 ? undefined : amount}
        available={available}
        dueOn={group.dueOn}
        chosen={chosen}
        onChoose={setChosen}
        onAmount={(next) => setTyped(formatMoney(next))}
        acts={
          (mayApply || place('voucher.holdings') !== undefined) && (
            <>
              <Button onClick={() => goTo('voucher.holdings')}>
                <Trans>暂不融资</Trans>
              </Button>
              {mayApply && (
                <Button
                  intent="primary"
                  disabled={typeof chosen !== 'number' || taken.length === 0}
                  onClick={() =>
                    goTo('financing.apply', {
                      pieces: taken.map(({ piece }) => piece.id).join(','),
                      amount: amountText,
                      lender: String(chosen),
                      date: wishedOn,
                    })
                  }
                >
                  <Trans>用此报价申请</Trans>
                </Button>
              )}
            </>
          )
        }
      />
    </div>
  );
}
