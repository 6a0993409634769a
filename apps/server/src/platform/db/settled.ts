/** What all of some pieces of work come to, once each has ended; throws what the first that failed threw. Nothing of it goes on afterwards. */
export async function settled<Work extends readonly unknown[]>(work: Work): Promise<{ -readonly [At in keyof Work]: Awaited<Work[At]> }>;
export async function settled(work: readonly unknown[]): Promise<readonly unknown[]> {
  // A statement is sent each time that it is waited for: here once.
  const begun = work.map((one) => Promise.resolve(one));
  await Promise.allSettled(begun);
  return Promise.all(begun);
}
