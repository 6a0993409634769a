import { shanghaiDate, type CivilDate } from '@lianxin/domain';

/** Business code reads the sandbox's movable clock; sessions and limits read the wall clock. */
export interface Clock {
  now(): Date;
  /** The current date in Asia/Shanghai. */
  today(): CivilDate;
}

/** A clock that can be set. */
export interface MovableClock extends Clock {
  moveTo(instant: Date): void;
}

const clockOf = (now: () => Date): Clock => ({ now, today: () => shanghaiDate(now()) });

/** The machine's own clock. */
export const systemClock: Clock = clockOf(() => new Date());

/** A clock that runs like its base, at an offset that is zero until it is moved. */
export function movableClock(base: Clock = systemClock): MovableClock {
  let offsetMs = 0;
  return {
    ...clockOf(() => new Date(base.now().getTime() + offsetMs)),
    moveTo(instant) {
      offsetMs = instant.getTime() - base.now().getTime();
    },
  };
}

/** A clock that stands still until it is moved. */
export function stoppedClock(at: Date): MovableClock {
  let instant = at;
  return {
    ...clockOf(() => new Date(instant)),
    moveTo(next) {
      instant = next;
    },
  };
}
