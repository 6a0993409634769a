/** Round steps of an axis that holds all values and zero, from 3 to 6 lines. */
export function axisSteps(low: number, high: number): number[] {
  const bottom = Math.min(low, 0);
  const top = Math.max(high, 0);
  const span = top - bottom || 1;
  const rough = span / 4;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * magnitude >= rough) ?? 10) * magnitude;
  const first = Math.floor(bottom / step);
  const last = Math.ceil(top / step);
  // Dividing by a whole number keeps 0.1 + 0.2 out of the labels.
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** Where a value stands between the ends of an axis, in pixels from the top. */
export const place = (value: number, steps: readonly number[], height: number): number => {
  const low = steps[0] ?? 0;
  const high = steps.at(-1) ?? 1;
  return ((high - value) / (high - low || 1)) * height;
};
