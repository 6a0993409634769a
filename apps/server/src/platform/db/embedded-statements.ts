import { messages, protocol, types, type PGlite, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';
import { statementNames } from './named-statements.ts';

const { serialize } = protocol;

function together(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;
type ReadField = (text: string | null, type: number) => unknown;

/** What a statement answers: its rows, by the names of their fields or in their order. */
function resultsOf(answers: Messages, read: ReadField, rowMode: QueryOptions['rowMode']): Results<unknown> {
  const rows: unknown[] = [];
  let fields: Results['fields'] = [];
  for (const answer of answers) {
    if (answer instanceof messages.RowDescriptionMessage) fields = answer.fields.map(({ name, dataTypeID }) => ({ name, dataTypeID }));
    else if (answer instanceof messages.DataRowMessage) {
      const values = answer.fields.map((text, at) => read(text, fields[at]?.dataTypeID ?? 0));
      rows.push(rowMode === 'array' ? values : Object.fromEntries(values.map((value, at) => [fields[at]?.name ?? '', value])));
    }
  }
  return { rows, fields };
}

/**
 * Has the embedded database read and plan once what it is asked again and again, as PostgreSQL does: that takes it four times as long as
 * answering. A statement is sent in two messages, or one where it is known, and its answer read by the ORM's own table of types; the
 * driver sends six, and copies its table of three hundred types for each answer.
 */
export function keepStatements(client: PGlite): void {
  const nameOf = statementNames();
  /** By the names of the statements that are kept, the types of their parameters. */
  const kept = new Map<string, readonly number[]>();
  const exchange = (message: Uint8Array) => client.execProtocolStream(message, { syncToFs: false });

  async function typesOf(name: string, text: string): Promise<readonly number[]> {
    const known = kept.get(name);
    if (known) return known;
    const answers = await exchange(together(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()));
    const described = answers.find((answer) => answer instanceof messages.ParameterDescriptionMessage);
    const parameterTypes = described?.dataTypeIDs ?? [];
    if (name !== '') kept.set(name, parameterTypes);
    return parameterTypes;
  }

  const send = (text: string, parameters: readonly unknown[] = [], options: QueryOptions = {}): Promise<Results<unknown>> =>
    client._runExclusiveQuery(async () => {
      const name = nameOf(text) ?? '';
      const parameterTypes = await typesOf(name, text);
      const values = parameters.map((value, at) => {
        if (value === null || value === undefined) return null;
        const write = client.serializers[parameterTypes[at] ?? 0];
        if (write) return write(value);
        return typeof value === 'string' || typeof value === 'bigint' ? String(value) : JSON.stringify(value);
      });
      const answers = await exchange(
        together(serialize.bind({ statement: name, values }), serialize.describe({ type: 'P' }), serialize.execute({}), serialize.sync()),
      );
      if (!client.isInTransaction()) await client.syncToFs();
      const read: ReadField = (field, type) => {
        const readType = options.parsers?.[type] ?? client.parsers[type] ?? types.parsers[type];
        return field === null || readType === undefined ? field : readType(field, type);
      };
      return resultsOf(answers, read, options.rowMode);
    });

  const transaction = client.transaction.bind(client);
  const inTransaction = (open: Transaction) => ({
    ...open,
    query: async (...asked: Parameters<typeof send>) => {
      if (open.closed) throw new Error('The transaction has ended.');
      return send(...asked);
    },
    get closed() {
      return open.closed;
    },
  });
  // The driver types what a statement answers as its caller says.
  Object.assign(client, {
    query: async (...asked: Parameters<typeof send>) => {
      await client._checkReady();
      return client._runExclusiveTransaction(() => send(...asked));
    },
    transaction: <Result>(work: (open: object) => Promise<Result>) => transaction((open) => work(inTransaction(open))),
  });
}
