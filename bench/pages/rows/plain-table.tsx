import { useState } from 'react';
import { found, type ManyRow } from './row.ts';

const ROW_HEIGHT = 40;
const HEIGHT = 720;
const BEYOND = 10;

/** The floor: a windowed table that only renders the visible rows and has no other features. */
export function PlainTable({ rows }: { readonly rows: readonly ManyRow[] }) {
  const [text, setText] = useState('');
  const [top, setTop] = useState(0);
  const shown = found(rows, text);
  const from = Math.max(0, Math.floor(top / ROW_HEIGHT) - BEYOND);
  const to = Math.min(shown.length, Math.ceil((top + HEIGHT) / ROW_HEIGHT) + BEYOND);
  return (
    <main>
      <input aria-label="filter" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <div data-frame="" style={{ height: HEIGHT, overflow: 'auto' }} onScroll={(event) => setTop(event.currentTarget.scrollTop)}>
        <table style={{ width: '100%', tableLayout: 'fixed', borderSpacing: 0 }}>
          <tbody>
            <tr style={{ height: from * ROW_HEIGHT }} />
            {shown.slice(from, to).map((row) => (
              <tr key={row.number} data-row="" style={{ height: ROW_HEIGHT }}>
                <td>{row.number}</td>
                <td>{row.party}</td>
                <td>{row.amount}</td>
                <td>{row.dueOn}</td>
                <td>{row.state}</td>
              </tr>
            ))}
            <tr style={{ height: (shown.length - to) * ROW_HEIGHT }} />
          </tbody>
        </table>
      </div>
    </main>
  );
}
