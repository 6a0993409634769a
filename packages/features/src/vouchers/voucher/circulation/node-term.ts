import { msg } from '@lingui/core/macro';
import { PIECE_TERMS, type Term } from '../../../platform/terms/index.ts';
import type { CirculationNode } from './circulation-lineage.ts';

const SPLIT: Term = { label: msg`已拆分`, tone: 'neutral' };
const EXPIRED_STATES: Term = { label: msg`未签收，已退回`, tone: 'neutral' };

/** The state of a piece, or for a dead one what happened to it. */
export function nodeTerm({ live, state }: Pick<CirculationNode, 'live' | 'state'>): Term {
  if (live || (state !== 'holding' && state !== 'awaitingReceipt')) return PIECE_TERMS[state];
  return state === 'holding' ? SPLIT : EXPIRED_STATES;
}
