import { expect, test } from 'vitest';
import { EXIT } from './failure.ts';
import { runCommand } from './run-command.ts';

test.each(['127.0.0.1:1', '127.0.0.1:1,127.0.0.1:2', 'localhost:1'])(
  'a database at %s that does not answer is told in a sentence, with a code of its own',
  async (hosts) => {
    const said: string[] = [];
    const code = await runCommand(
      ['verify'],
      { DATABASE_URL: `postgres://name:hidden@${hosts}/lianxin`, LANG: 'en_US' },
      {
        out: (line) => void said.push(line),
        err: (line) => void said.push(line),
        interactive: false,
        ask: async () => '',
        askSecret: async () => '',
        readInput: async () => '',
      },
    );
    expect(code).toBe(EXIT.unreachable);
    expect(said.join('\n')).toMatch(/The database does not answer: .*ECONNREFUSED/);
    expect(said.join('\n')).not.toContain('hidden');
  },
);
