import { prefetch, useEndpoint, type EndpointState } from '@lianxin/api/react';
import { formatMoney, formatRatePercent, shanghaiMinute, type Act, type Fen } from '@lianxin/domain';
import { Tag } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  ReviewDesk,
  useClosedByChecks,
  useInView,
  type QueueQuery,
  type ReviewDeskProps,
  type ReviewVerb,
} from '../../../applications/review/index.ts';
import { useFundingCheckWords } from '../check-words.ts';
import { closedBecause } from '../closed-because.ts';
import type { FundingDetail, FundingRow } from '../kinds.ts';
import { ReviewedApplication } from './reviewed-application.tsx';
import { useReviewVerbs, type ReviewKind } from './use-review-verbs.ts';

/** A review of something other than the application itself, such as its contract or its release. */
export interface ReviewStage<Row> {
  /** The act of approving it. */
  readonly act: Act;
  /** The tag in the queue, and the reason why it cannot be part of a batch. */
  readonly tag: string;
  readonly aloneReason: string;
  /** Whether it was entered after the application. If so, the server excludes the person who entered it, not the applicant. */
  readonly enteredLater: boolean;
  readonly verbs: (row: Row) => readonly ReviewVerb[];
}

export interface ApplicationReviewProps<Row extends FundingRow, Detail extends FundingDetail & Pick<Row, 'id'>> extends Pick<
  ReviewDeskProps<Row>,
  'wayBack' | 'reviewer' | 'orders'
> {
  readonly kind: ReviewKind<Row, Detail>;
  readonly asked: QueueQuery;
  readonly found: EndpointState<{
    readonly list: readonly Row[];
    readonly total: number;
    readonly columnSums?: Readonly<Record<string, Fen | undefined>> | undefined;
  }>;
  readonly words: Omit<ReviewDeskProps<Row>['words'], 'later'> & {
    readonly batch: string;
    readonly batchDone: string;
    readonly repaymentAlone: string;
  };
  readonly consequence: (count: number, total: string) => ReactNode;
  /** The due date, in the queue. */
  readonly dueWords: (row: Row) => ReactNode;
  /** The stage of this kind that a row is at, if any. */
  readonly ownStage: (row: Row) => ReviewStage<Row> | undefined;
  readonly clauses?: (detail: Detail) => ReactNode;
}

/** The review queue of an applicant: its applications, their repayments, and the stages of their kind. */
export function ApplicationReview<Row extends FundingRow, Detail extends FundingDetail & Pick<Row, 'id'>>(
  props: ApplicationReviewProps<Row, Detail>,
) {
  const { kind, asked, found, words, consequence, dueWords, ownStage, clauses, ...desk } = props;
  const { t } = useLingui();
  const stageOf = (row: Row): Omit<ReviewStage<Row>, 'verbs'> | undefined =>
    row.state === 'disbursed' || row.state === 'overdue'
      ? { act: 'repayAuthorise', tag: t`还款复核`, aloneReason: words.repaymentAlone, enteredLater: true }
      : ownStage(row);
  const asReviewable = (row: Row): Row => (stageOf(row)?.enteredLater ? { ...row, isOwn: false } : row);
  const waiting = { ...found, data: found.data && { ...found.data, list: found.data.list.map(asReviewable) } };
  const { current } = useInView(asked, waiting);
  const { data: detail } = useEndpoint(kind.detail.get, current ? { id: current.id } : null, { quiet: true });
  const { ofApplication, ofRepayment, review } = useReviewVerbs(kind);
  const closedByChecks = useClosedByChecks(useFundingCheckWords(kind.detail.name));
  /** The reason why it cannot be passed: the server's refusal, or the first failed check. */
  const closedFor = (row: Row): string | undefined =>
    closedBecause('pass')(row) ?? (detail?.id === row.id ? closedByChecks(detail.checks) : undefined);
  return (
    <ReviewDesk
      {...desk}
      asked={asked}
      waiting={waiting}
      words={{ ...words, later: t`新的申请到达时，这里会自动出现，菜单上也有红点提醒。` }}
      prefetch={(client, { id }) => prefetch(client, kind.detail.get, { id })}
      isOpen={(row) => row.acts.includes(stageOf(row)?.act ?? 'pass')}
      numberOf={(row) => row.applicationNumber}
      item={(row) => {
        const stage = stageOf(row);
        return {
          title: row.lenderName,
          amount: formatMoney(row.repaying ?? row.amount),
          meta: `${row.makerName}　${shanghaiMinute(row.submittedAt).slice(5)}`,
          note: stage ? (
            <Tag tone="info">{stage.tag}</Tag>
          ) : (
            <span className="inline-flex gap-3 tabular-nums">
              <span>{formatRatePercent(row.annualRate)}%</span>
              <span>{dueWords(row)}</span>
            </span>
          ),
          aloneReason: stage?.aloneReason ?? closedBecause('pass')(row),
        };
      }}
      detail={({ id }, content) => <ReviewedApplication kind={kind.detail} id={id} content={content} {...(clauses && { clauses })} />}
      verbs={(row) => {
        if (row.state === 'disbursed' || row.state === 'overdue') return detail?.id === row.id ? ofRepayment(row, detail.repayments) : [];
        const stage = ownStage(row);
        if (stage === undefined) return ofApplication(row, closedFor(row));
        return stage.verbs(row).map((verb) => (verb.intent === 'primary' ? { ...verb, closed: closedBecause(stage.act)(row) } : verb));
      }}
      batch={{
        title: words.batch,
        doneWord: words.batchDone,
        consequence,
        batchable: (row) => row.acts.includes('pass') && closedBecause('pass')(row) === undefined,
        amountOf: (row) => row.amount,
        itemOf: ({ id, version, applicationNumber }) => ({
          title: applicationNumber,
          request: { act: `${kind.detail.name}Review`, subjectId: id, version },
        }),
        send: ({ id, version }, signature) => review({ id, version, decision: 'pass', signature }),
      }}
    />
  );
}
