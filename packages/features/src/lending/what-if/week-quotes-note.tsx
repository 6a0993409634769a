import { formatMoney, formatRatePercent, shanghaiMinute, type Fen } from '@lianxin/domain';
import { Descriptions } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { availableIn, useObstacleWords } from '../funding/index.ts';
import { PlaceButton } from '../../platform/navigation/index.ts';
import { usePermission } from '../../platform/permission/index.ts';
import { ASKED_MAX, subtracted, type QuotedGroup, type WeekQuotes } from './week-quotes.ts';

export interface WeekQuotesNoteProps {
  readonly receipts: Fen;
  readonly quotes: WeekQuotes;
}

/** The net amount of the week's receipts, its costs and lenders, what could not be quoted and why, and the link to the application. */
export function WeekQuotesNote({ receipts, quotes }: WeekQuotesNoteProps) {
  const { t } = useLingui();
  const mayApply = usePermission('financing.make');
  const { best, unquoted, net, costs, rates, askedAt, left, financeable } = quotes;
  const lenders = [...new Map(best.map(({ offer }) => [offer.channel, offer.lenderName]))];
  const [only, ...others] = lenders;
  const time = askedAt && shanghaiMinute(askedAt);
  const pieces = best.flatMap(({ group }) => group.pieces);
  const blocked = subtracted(receipts, financeable);
  const blockedText = formatMoney(blocked);
  return (
    <section aria-label={t`融资报价`} className="flex flex-col gap-2">
      {best.length > 0 && (
        <>
          <Descriptions
            columns={2}
            items={[
              { label: t`到账净额（元）`, value: formatMoney(net) },
              { label: t`利息和费用（元）`, value: formatMoney(costs) },
              { label: t`综合年化成本`, value: rates === undefined ? '—' : rateText(rates) },
              { label: t`资金方`, value: lenders.map(([, name]) => name).join(t`、`) },
            ]}
          />
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
            {mayApply && (
              <PlaceButton
                to="financing.apply"
                // A single lender can be preselected; several lenders need several applications.
                query={{ pieces: pieces.map(({ id }) => id).join(','), ...(only && others.length === 0 && { lender: String(only[0]) }) }}
                size="sm"
              >
                <Trans>去融资</Trans>
              </PlaceButton>
            )}
            {time !== undefined && (
              <span className="text-xs">
                <Trans>报价于 {time} 取得，每组取净额最高的一家</Trans>
              </span>
            )}
          </span>
        </>
      )}
      <ul className="flex flex-col gap-1 text-xs">
        {financeable === 0n && (
          <li>
            <Trans>这一周的收款没有可融资的凭证</Trans>
          </li>
        )}
        {unquoted.map((answer) => (
          <Unquoted key={`${answer.group.dueOn} ${answer.group.issuer.enterpriseNo ?? ''}`} answer={answer} />
        ))}
        {left.amount > 0n && <LeftOut {...left} />}
        {financeable > 0n && blocked > 0n && (
          <li>
            <Trans>另有 {blockedText} 元已在转让、融资或质押中，或已到期，不能融资</Trans>
          </li>
        )}
      </ul>
    </section>
  );
}

function rateText([from, to]: NonNullable<WeekQuotes['rates']>): string {
  const [least, greatest] = [formatRatePercent(from), formatRatePercent(to)];
  return least === greatest ? `${least}%` : `${least}% – ${greatest}%`;
}

/** The obstacles that all lenders share, without repetition. */
const REASONS_MAX = 2;

function Unquoted({ answer: { group, offers } }: { readonly answer: QuotedGroup }) {
  const { t } = useLingui();
  const wordsOf = useObstacleWords();
  const reasons = [...new Set(offers.flatMap(({ obstacles }) => obstacles.map(wordsOf)))].slice(0, REASONS_MAX).join(t`；`);
  const amount = formatMoney(availableIn(group.pieces));
  return (
    <li>
      {group.issuer.name} {group.dueOn}{' '}
      {reasons === '' ? (
        <Trans>{amount} 元没有报价</Trans>
      ) : (
        <Trans>
          {amount} 元没有报价：{reasons}
        </Trans>
      )}
    </li>
  );
}

function LeftOut({ amount: rest, count }: WeekQuotes['left']) {
  const amount = formatMoney(rest);
  return (
    <li>
      {count === undefined || count <= 0 ? (
        <Trans>
          一次最多询价 {ASKED_MAX} 笔，其余 {amount} 元没有询价
        </Trans>
      ) : (
        <Trans>
          一次最多询价 {ASKED_MAX} 笔，其余 {count} 笔共 {amount} 元没有询价
        </Trans>
      )}
    </li>
  );
}
