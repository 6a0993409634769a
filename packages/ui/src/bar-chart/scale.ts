/** Round steps of an axis that covers `low`, `high` and zero, with 3 to 6 lines. */
export function axisSteps(low: number, high: number): number[] {
  const bottom = Math.min(low, 0);
  const top = Math.max(high, 0);
  const span = top - bottom || 1;
  const rough = span / 4;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * magnitude >= rough) ?? 10) * magnitude;
  const first = Math.floor(bottom / step);
  const last = Math.ceil(top / step);
  // Removes floating-point noise such as 0.30000000000000004 from the labels.
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** Position of a value on the axis, in px from the top. */
export const place = (value: number, steps: readonly number[], height: number): number => {
  const low = steps[0] ?? 0;
  const high = steps.at(-1) ?? 1;
  return ((high - value) / (high - low || 1)) * height;
};
