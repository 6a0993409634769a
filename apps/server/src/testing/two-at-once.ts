import type { Act } from '@lianxin/domain';
import { expect } from 'vitest';
import { CallFailed } from './test-server.ts';

const DONE = 'done';
const STALE = '10005';
/** The object is in another state, or gone; somebody has sent a reminder already. */
const NOT_NOW: readonly string[] = ['10006', '10002', '30010'];

/** An act in a state, and the state to which it leads. */
export type LegalAct<State extends string> = readonly [from: State, act: Act, to: State | 'gone'];

/** Every pair of acts that a state takes, also of one act with itself, which two colleagues may do. */
export function pairsIn<State extends string>(
  legal: readonly LegalAct<State>[],
): readonly (readonly [state: State, one: LegalAct<State>, other: LegalAct<State>])[] {
  return legal.flatMap((one, at) => legal.slice(at).flatMap((other) => (other[0] === one[0] ? [[one[0], one, other] as const] : [])));
}

async function outcomeOf(act: Promise<unknown>): Promise<string> {
  try {
    await act;
    return DONE;
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    // Who was too late is told who was first, or how it stands now.
    if (error.code === STALE) expect(error.data).toMatchObject({ changedBy: expect.any(String), version: expect.any(Number) });
    if (error.code === '10006') expect(error.message).toMatch(/【.+】/);
    return error.code;
  }
}

/**
 * Has two people act at once on one version of an object. One of them succeeds, and the other succeeds as well or learns why not; two acts that
 * both move the object on never both succeed.
 */
export async function actAtOnce(acts: readonly [() => Promise<unknown>, () => Promise<unknown>], bothMove: boolean): Promise<void> {
  const outcomes = await Promise.all(acts.map((act) => outcomeOf(act())));
  expect(outcomes).toContain(DONE);
  for (const outcome of outcomes) expect([DONE, STALE, ...NOT_NOW]).toContain(outcome);
  if (bothMove) expect(outcomes.filter((outcome) => outcome === DONE)).toHaveLength(1);
}
