import type { LogEntry } from '@lianxin/api/contract';
import { shanghaiSecond } from '@lianxin/domain';
import type { Sheet } from '../../../platform/pdf/sheet.ts';

/** Names of signed steps, as in the histories on screen. */
const STEPS: Readonly<Record<string, string>> = {
  pass: '复核通过',
  sign: '签收',
  signDirect: '签收',
  signConfirm: '签收复核通过',
  signContract: '签署合同',
  contractConfirm: '合同签署复核通过',
  consentConfirm: '付息分摊复核通过',
  countersign: '会签',
  approve: '批准',
  repayAuthorise: '还款复核通过',
  releaseConfirm: '解质复核通过',
};

export type SignedStep = {
  readonly step: string;
  readonly enterprise: string;
  readonly person: string;
  readonly at: string;
  readonly certificate: string;
};

/** Signed steps that the reader may see. */
export const signedSteps = (log: readonly LogEntry[]): SignedStep[] =>
  log
    .filter(({ signed }) => signed)
    .map(({ event, enterpriseName, actorName, at, certificateSerial }) => ({
      step: STEPS[event] ?? '签署',
      enterprise: enterpriseName,
      person: actorName,
      at: shanghaiSecond(at),
      certificate: certificateSerial ?? '',
    }));

/** Signatories, steps, times and certificates. */
export function signingRecord(sheet: Sheet, steps: readonly SignedStep[]): void {
  sheet.section('电子签名记录');
  sheet.table<SignedStep>(
    [
      { title: '事项', share: 0.19, cell: ({ step }) => step },
      { title: '企业', share: 0.28, cell: ({ enterprise }) => enterprise },
      { title: '签名人', share: 0.11, cell: ({ person }) => person },
      { title: '时间（北京时间）', share: 0.21, cell: ({ at }) => at },
      { title: '证书序列号', share: 0.21, cell: ({ certificate }) => certificate },
    ],
    steps,
    '尚无签名',
  );
}
