/** What all of some pieces of work come to, once each has ended; throws what the first that failed threw. Nothing of it goes on afterwards. */
export async function settled<Work extends readonly unknown[]>(work: Work): Promise<{ -readonly [At in keyof Work]: Awaited<Work[At]> }> {
  await Promise.allSettled(work);
  return Promise.all(work);
}
