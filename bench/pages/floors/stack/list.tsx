import useSWR from 'swr';
import * as z from 'zod';

const Rows = z.array(z.object({ number: z.string(), party: z.string(), amount: z.string(), dueOn: z.string(), state: z.string() }));
const read = async (file: string) => Rows.parse(await (await fetch(file)).json());

/** The list page of the floor *stack*. */
export function List({ file, title }: { readonly file: string; readonly title: string }) {
  const { data = [] } = useSWR(file, read);
  return (
    <main className="mx-auto max-w-5xl p-6">
      <h1 className="text-xl font-semibold">{title}</h1>
      <table className="mt-4 w-full border-collapse">
        <tbody>
          {data.map((row) => (
            <tr key={row.number} className="border-b hover:bg-slate-50">
              <td className="px-3 py-2">{row.number}</td>
              <td className="px-3 py-2">{row.party}</td>
              <td className="px-3 py-2 text-right tabular-nums">{row.amount}</td>
              <td className="px-3 py-2">{row.dueOn}</td>
              <td className="px-3 py-2">{row.state}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}
