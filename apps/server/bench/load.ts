import { Agent, request } from 'node:http';

/** One request of a load test. */
export interface Shot {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Result of a load test: milliseconds of each request, and the total time. */
export interface Went {
  readonly times: readonly number[];
  readonly seconds: number;
  readonly bytes: number;
}

const AT_ONCE = 4;

function send(agent: Agent, origin: string, { path, headers, body }: Shot, accepts: (body: string) => boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(
      `${origin}${path}`,
      { method: 'POST', agent, headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const answer = Buffer.concat(chunks);
          if (response.statusCode === 200 && accepts(answer.toString('utf8'))) resolve(answer.length);
          else reject(new Error(`${path}: ${response.statusCode} ${answer.toString('utf8').slice(0, 300)}`));
        });
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

/** Sends all requests, four at a time over keep-alive connections. Rejects with the first unsuccessful answer. */
export async function load(origin: string, shots: readonly Shot[], accepts: (body: string) => boolean = () => true): Promise<Went> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const times: number[] = [];
  let bytes = 0;
  let next = 0;
  const started = performance.now();
  const worker = async (): Promise<void> => {
    for (let shot = shots[next++]; shot !== undefined; shot = shots[next++]) {
      const sent = performance.now();
      const length = await send(agent, origin, shot, accepts);
      bytes += length;
      times.push(performance.now() - sent);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  } finally {
    agent.destroy();
  }
  return { times, seconds: (performance.now() - started) / 1000, bytes };
}

/** The time not exceeded by the given share of requests. */
export const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((left, right) => left - right)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
