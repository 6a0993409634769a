import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright';
import { compare } from './compare.ts';

export const locales = ['zh-CN', 'en-US'] as const;
export const themes = ['light', 'dark'] as const;
export type Locale = (typeof locales)[number];
export type Theme = (typeof themes)[number];

/** A folder of pictures, optionally compared with an earlier one. */
export class Gallery {
  readonly #folder: string;
  readonly #earlier: string | undefined;
  readonly #changed: string[] = [];
  readonly #taken = new Set<string>();

  constructor(folder: string, earlier: string | undefined) {
    this.#folder = folder;
    this.#earlier = earlier;
  }

  /** Saves a picture under a name such as `voucher/holdings.zh-CN.dark.390`. */
  async keep(name: string, picture: Buffer, page: Page): Promise<void> {
    this.#taken.add(`${name}.png`);
    this.#write(join(this.#folder, `${name}.png`), picture);
    if (this.#earlier === undefined) return;
    const before = join(this.#earlier, `${name}.png`);
    if (!existsSync(before)) {
      this.#changed.push(`new       ${name}`);
      return;
    }
    const { share, picture: difference } = await compare(page, readFileSync(before), picture);
    if (share === 0) return;
    this.#changed.push(`${(share * 100).toFixed(2).padStart(6)} %  ${name}`);
    this.#write(join(this.#folder, 'differences', `${name}.png`), difference);
  }

  /** Prints the changed pictures and returns whether there are any. */
  report(): boolean {
    const earlier = this.#earlier === undefined ? [] : readdirSync(this.#earlier, { recursive: true, encoding: 'utf8' });
    const gone = earlier.filter((file) => file.endsWith('.png') && !file.startsWith('differences') && !this.#taken.has(file));
    for (const line of [...this.#changed, ...gone.map((file) => `gone      ${file}`)].toSorted((a, b) => a.localeCompare(b)))
      console.log(line);
    console.log(`${this.#taken.size} pictures in ${this.#folder}`);
    return this.#changed.length + gone.length > 0;
  }

  #write(file: string, picture: Buffer): void {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, picture);
  }
}

/** Runs jobs, `width` at a time. */
export async function inParallel<Job>(jobs: readonly Job[], width: number, work: (job: Job) => Promise<void>): Promise<void> {
  const queue = [...jobs];
  const lane = async () => {
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) await work(job);
  };
  await Promise.all(Array.from({ length: width }, lane));
}

/** Divides jobs into at most `width` parts. */
export function inParts<Job>(jobs: readonly Job[], width: number): Job[][] {
  const part = Math.ceil(jobs.length / width);
  return Array.from({ length: width }, (_, at) => jobs.slice(at * part, (at + 1) * part)).filter((some) => some.length > 0);
}
