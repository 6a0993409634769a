import { messages, protocol, types, type PGlite, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';
import { statementNames } from './named-statements.ts';

const { serialize } = protocol;

function concatenate(...parts: readonly Uint8Array[]): Uint8Array {
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

/** The rows of a result, as objects or as arrays. */
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
 * Uses prepared statements for repeated queries, because parsing and planning take four times as long as the execution. A statement takes
 * two messages, or one when it is prepared, and its result is parsed with the ORM's type table. PGlite's own query sends six messages
 * and copies its table of three hundred types for each result.
 */
export function prepareRepeatedStatements(client: PGlite): void {
  const nameOf = statementNames();
  /** Parameter types by the name of the prepared statement. */
  const parameterTypesByName = new Map<string, readonly number[]>();
  const exchange = (message: Uint8Array) => client.execProtocolStream(message, { syncToFs: false });

  async function parameterTypesOf(name: string, text: string): Promise<readonly number[]> {
    const known = parameterTypesByName.get(name);
    if (known) return known;
    const answers = await exchange(concatenate(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()));
    const described = answers.find((answer) => answer instanceof messages.ParameterDescriptionMessage);
    const parameterTypes = described?.dataTypeIDs ?? [];
    if (name !== '') parameterTypesByName.set(name, parameterTypes);
    return parameterTypes;
  }

  const send = (text: string, parameters: readonly unknown[] = [], options: QueryOptions = {}): Promise<Results<unknown>> =>
    client._runExclusiveQuery(async () => {
      const name = nameOf(text) ?? '';
      const parameterTypes = await parameterTypesOf(name, text);
      const values = parameters.map((value, at) => {
        if (value === null || value === undefined) return null;
        const write = client.serializers[parameterTypes[at] ?? 0];
        if (write) return write(value);
        return typeof value === 'string' || typeof value === 'bigint' ? String(value) : JSON.stringify(value);
      });
      const answers = await exchange(
        concatenate(
          serialize.bind({ statement: name, values }),
          serialize.describe({ type: 'P' }),
          serialize.execute({}),
          serialize.sync(),
        ),
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
  // PGlite lets the caller choose the row type, so the replacement need not be generic.
  Object.assign(client, {
    query: async (...asked: Parameters<typeof send>) => {
      await client._checkReady();
      return client._runExclusiveTransaction(() => send(...asked));
    },
    transaction: <Result>(work: (open: object) => Promise<Result>) => transaction((open) => work(inTransaction(open))),
  });
}
