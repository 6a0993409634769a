import type { Contract, ResponseOf } from '@lianxin/api/contract';
import type { Db } from '../db/client.ts';
import type { SessionViewer } from '../http/handler.ts';
import { tasksOf, type TaskKind } from './tasks.ts';

type PendingWork = ResponseOf<Contract['message']['pendingWork']>;

const LIGHTS: Readonly<Partial<Record<TaskKind, keyof PendingWork>>> = {
  signFor: 'signFor',
  signForConfirm: 'signFor',
  issuanceReview: 'issueReview',
  voidReview: 'issueReview',
  transferReview: 'transfer',
  transferReturned: 'transfer',
};

/** The red dots: A sign-for, B issue review, C transfer, D financing, E pledge; each lit when such work waits for this role. */
export async function pendingWorkOf(db: Db, viewer: Pick<SessionViewer, 'enterpriseNo' | 'role' | 'userId'>): Promise<PendingWork> {
  const lit = new Set((await tasksOf(db, viewer)).map((task) => LIGHTS[task.kind]));
  return {
    signFor: lit.has('signFor'),
    issueReview: lit.has('issueReview'),
    transfer: lit.has('transfer'),
    financing: lit.has('financing'),
    pledge: lit.has('pledge'),
  };
}
