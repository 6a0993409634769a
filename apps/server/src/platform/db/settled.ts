/** Like `Promise.all`, but waits until all have ended before it throws, so that nothing keeps running in the background. */
export async function settled<Work extends readonly unknown[]>(work: Work): Promise<{ -readonly [At in keyof Work]: Awaited<Work[At]> }>;
export async function settled(work: readonly unknown[]): Promise<readonly unknown[]> {
  // A drizzle statement is executed each time it is awaited; this converts it to a promise once.
  const begun = work.map((one) => Promise.resolve(one));
  await Promise.allSettled(begun);
  return Promise.all(begun);
}
