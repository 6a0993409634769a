import {
  agreementsOf,
  applicationCalls,
  BankAccountId,
  coded,
  contract,
  detailShape,
  draftCalls,
  filterShape,
  FinancingDraftId,
  FinancingId,
  formShape,
  Money,
  pieceShape,
  PositiveMoney,
  query,
  referenceShape,
  repaymentCalls,
  resource,
  rowShape,
  submissionOf,
  summedPageOf,
} from '@lianxin/api/contract';
import { mockHandlers, reply, type MockReply } from '@lianxin/api/mock';
import { useEndpoint } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { useQueueQuery, WAITING } from '../../applications/review/index.ts';
import { defineFilters, RecordHead, stateChips, useList } from '../../platform/lists/index.ts';
import type { Term } from '../../platform/terms/index.ts';
import { question } from '../../platform/testing/applications/reviewing.tsx';
import { answerBesides, BASES } from '../../platform/testing/mocked-platform.ts';
import { renderScreen } from '../../platform/testing/render-screen.tsx';
import { ApplicationFacts, useTermItems } from './detail/application-facts.tsx';
import { lenderAsks, type DetailKind } from './detail/detail-kind.ts';
import { HeldPieces } from './detail/held-pieces.tsx';
import { APPROVAL, DISBURSEMENT, progressAt, REVIEW } from './detail/progress-at.ts';
import { applicationFilters, MINE } from './records/application-filters.tsx';
import { ApplicationRecords, type RecordsKind } from './records/application-records.tsx';
import { useApplicantActs } from './records/use-applicant-acts.tsx';
import { ApplicationReview } from './review/application-review.tsx';
import type { ReviewKind } from './review/use-review-verbs.ts';

const STATE_CODES = { awaitingReview: '10', underApproval: '30', disbursed: '60' } as const;
type State = keyof typeof STATE_CODES;

const StateCode = coded(STATE_CODES);
const schemas = { id: FinancingId, state: StateCode, part: z.enum(['own', 'funder']) };
const Reference = z.object(referenceShape(schemas));
const Form = z.strictObject({
  ...formShape,
  amount: PositiveMoney,
  receivingAccountId: BankAccountId,
  agreements: agreementsOf(['assignment']),
});
const Row = z.object({ ...rowShape(schemas), amount: Money });
type Row = z.output<typeof Row>;
const Detail = z.extend(Row, { ...detailShape(FinancingId, z.object(pieceShape), Form), principalLeft: z.nullable(Money) });
type Detail = z.output<typeof Detail>;

const at = (state: State, version = 0) => ({
  id: z.parse(FinancingId, 'RF1'),
  applicationNumber: 'FB20261120-0001',
  state,
  version,
});
const detailAt = (state: State, acts: Detail['acts']): Detail => ({
  ...contract.financing.get.example.response,
  ...at(state),
  part: 'own',
  waitingFor: [],
  copiedFrom: null,
  form: null,
  acts,
});
const form = { ...contract.financing.apply.example.request, agreements: ['assignment' as const] };
const kind = {
  name: 'reverseFactoring',
  title: '反向保理',
  needs: { make: 'financing.make', review: 'financing.review' },
  id: FinancingId,
  reference: Reference,
  exampleId: at('awaitingReview').id,
  at: () => at('awaitingReview'),
} as const;

const calls = resource('reverseFactoring', 'financing', '/reverseFactoring', {
  ...applicationCalls(kind, {
    apply: {
      summary: '反向保理申请',
      request: z.extend(Form, submissionOf(FinancingId, FinancingDraftId)),
      example: { request: form, response: at('awaitingReview') },
    },
    detail: { response: Detail, example: detailAt('awaitingReview', ['view']) },
  }),
  list: query('/rzPage', {
    summary: '反向保理记录',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject(filterShape(schemas)),
    response: summedPageOf(Row, z.enum(['amount', 'net']), StateCode),
    example: { request: { page: 1, pageSize: 20 }, response: { list: [], total: 0, page: 1, pageSize: 20 } },
  }),
  ...draftCalls(kind, FinancingDraftId, z.partial(Form), z.parse(FinancingDraftId, 'D1'), { amount: form.amount }),
  ...repaymentCalls({
    ...kind,
    refreshes: [],
    refuses: [],
    refusesConfirming: [],
    example: {
      shown: at('disbursed'),
      paid: { ...contract.financing.disburse.example.request, amount: form.amount },
      whileOwed: at('disbursed'),
      paidOff: at('disbursed'),
    },
  }),
});

const descriptor = (message: string) => ({ id: message, message });
const TERMS: Readonly<Record<State, Term>> = {
  awaitingReview: { label: descriptor('待复核'), tone: 'state-1' },
  underApproval: { label: descriptor('资方审批中'), tone: 'state-2' },
  disbursed: { label: descriptor('已放款'), tone: 'state-3' },
};
const STAGE_OF = { awaitingReview: 'review', underApproval: 'approval', disbursed: 'end' } as const;
const progressOf = ({ state }: Pick<Row, 'state'>) => progressAt([REVIEW, APPROVAL, DISBURSEMENT], STAGE_OF[state], TERMS[state]);

function Facts({ application }: { readonly application: Detail }) {
  const { lender, rates } = useTermItems(application);
  return <ApplicationFacts application={application} title="保理要素" purpose="保理用途" items={[lender, ...rates]} />;
}

const DETAIL: DetailKind<Detail> = {
  name: 'financing',
  get: calls.get,
  documents: {
    agreement: contract.pdf.ofFinancing,
    paidOut: contract.pdf.ofFinancingPaid,
    registered: contract.pdf.ofFinancingRegistered,
  },
  words: { title: descriptor('反向保理详情'), agreement: descriptor('保理协议 PDF'), taken: descriptor('本次占用（元）') },
  asker: lenderAsks,
  askPayee: (client, { id }) => client.call(contract.financing.payee, { id, payment: 'repayment' }),
  progressOf,
  hasRepayments: ({ disbursedOn }) => disbursedOn !== null,
  head: (one, aside) => <RecordHead {...one} term={TERMS[one.state]} number={one.applicationNumber} aside={aside} />,
  facts: (application) => <Facts application={application} />,
  progressTab: (_detail, registration) => registration,
  pieces: ({ pieces }) => (
    <HeldPieces
      title="供应商凭证"
      pieces={pieces}
      amount="金额（元）"
      origin={{ id: 'holder', label: '开立方', of: ({ issuer }) => issuer.name }}
      state={() => null}
    />
  ),
};

const RECORDS: RecordsKind<Row, Detail, FinancingDraftId> = {
  detail: DETAIL,
  form: 'financing.apply',
  needs: 'financing.make',
  calls,
  words: {
    title: descriptor('反向保理记录'),
    apply: descriptor('申请反向保理'),
    noneFound: descriptor('没有符合条件的反向保理'),
    empty: descriptor('还没有反向保理'),
    emptyHint: descriptor('向资金方申请后，在这里查看进度。'),
  },
  look: {
    lead: (row) => row.lenderName,
    term: (row) => TERMS[row.state],
    progress: progressOf,
    lines: (row) => [[`净额 ${formatMoney(row.net)}`], [row.applicationNumber]],
  },
  columns: (of) => [of.applicationNumber, of.lender, of.amount('金额（元）'), of.annualRate, of.submittedAt, of.state],
};

const filters = defineFilters(calls.list, {
  state: stateChips('states', TERMS, ['awaitingReview', 'underApproval', 'disbursed'], { flags: MINE }),
  ...applicationFilters('financing', descriptor('到期日')),
});

function Records() {
  const list = useList({ name: 'reverseFactorings', filters });
  const acts = useApplicantActs<Row>(
    {
      form: 'financing.apply',
      calls,
      facts: ({ applicationNumber }) => descriptor(applicationNumber),
      reader: ({ lenderName }) => lenderName,
      ifWithdrawn: () => descriptor('撤回后申请终止。'),
      words: {
        withdraw: descriptor('撤回反向保理'),
        withdrawn: descriptor('反向保理已撤回'),
        remove: descriptor('删除退回的反向保理'),
        ifRemoved: descriptor('删除后不能恢复。'),
      },
    },
    { steps: { dialog: null }, before: [] },
    () => void list.refresh(),
  );
  return <ApplicationRecords kind={RECORDS} list={list} acts={acts} leads={null} />;
}

const REVIEWED: ReviewKind<Row, Detail> = {
  detail: DETAIL,
  calls,
  returning: ({ applicationNumber }) => ({
    title: descriptor(`退回 ${applicationNumber}`),
    facts: descriptor('付给供应商'),
    consequence: descriptor('退回后由经办岗修改。'),
    reason: descriptor('成本偏高'),
  }),
  passing: ({ lenderName }) => ({ next: lenderName, consequence: descriptor('通过后提交资金方。') }),
};

function Review() {
  const asked = useQueueQuery();
  return (
    <ApplicationReview
      kind={REVIEWED}
      asked={asked}
      found={useEndpoint(calls.list, { ...asked.request, waitingForMe: true }, WAITING)}
      reviewer
      words={{
        title: '反向保理审核',
        waiting: '待复核的反向保理',
        search: '申请编号',
        empty: { title: '没有待复核的反向保理', text: '' },
        noneFound: '没有符合条件的反向保理',
        batch: '批量通过',
        batchDone: '已通过',
        repaymentAlone: '还款逐笔复核',
      }}
      consequence={(count) => count}
      orders={[{ value: 'submittedAt', label: '最早提交' }]}
      dueWords={({ valueOn }) => valueOn}
      ownStage={() => undefined}
    />
  );
}

const rows = (...list: readonly Row[]) => ({ list: [...list], total: list.length, page: 1, pageSize: 20 });

function show(what: 'records' | 'review', replies: readonly MockReply[]) {
  const as = what === 'records' ? 'supplierOperator' : 'supplierReviewer';
  const shown = renderScreen(what === 'records' ? <Records /> : <Review />, { as, places: ['financing.apply'] });
  answerBesides(mockHandlers({ reverseFactoring: calls }, { bases: BASES, replies }));
  return shown;
}

it('lists an application of a third kind, opens it and withdraws it', async () => {
  const detail = detailAt('awaitingReview', ['view', 'withdraw', 'remind']);
  const withdrawn = vi.fn(() => at('awaitingReview', 1));
  const { user } = show('records', [reply(calls.list, rows(detail)), reply(calls.get, detail), reply(calls.withdraw, withdrawn)]);
  expect(await screen.findByRole('heading', { level: 1, name: '反向保理记录' })).toBeDefined();
  expect(screen.getByRole('link', { name: '申请反向保理' })).toBeDefined();
  await user.click(await screen.findByRole('button', { name: '详情' }));
  const sheet = within(await screen.findByRole('dialog', { name: '反向保理详情' }));
  expect(await sheet.findByText('保理要素')).toBeDefined();
  await user.click(await sheet.findByRole('button', { name: '撤回' }));
  await user.click((await question()).getByRole('button', { name: '撤回' }));
  expect(await screen.findByText('反向保理已撤回')).toBeDefined();
  expect(withdrawn).toHaveBeenCalledWith({ id: 'RF1', version: 0 });
});

it('returns an application of a third kind with a reason', async () => {
  const detail = detailAt('awaitingReview', ['view', 'pass', 'return']);
  const reviewed = vi.fn(() => at('awaitingReview', 1));
  const { user } = show('review', [reply(calls.list, rows(detail)), reply(calls.get, detail), reply(calls.review, reviewed)]);
  await screen.findByText('保理要素');
  await user.keyboard('r');
  const asking = await question();
  await user.click(asking.getByRole('button', { name: '成本偏高' }));
  await user.click(asking.getByRole('button', { name: '退回' }));
  await waitFor(() => expect(reviewed).toHaveBeenCalledWith({ id: 'RF1', version: 0, decision: 'return', reason: '成本偏高' }));
});
