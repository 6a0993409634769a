import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Row } from '../row.ts';

function Table({ file, title }: { readonly file: string; readonly title: string }) {
  const [rows, setRows] = useState<readonly Row[]>([]);
  useEffect(() => {
    void fetch(file)
      .then((reply) => reply.json())
      .then(setRows);
  }, [file]);
  return (
    <main>
      <h1>{title}</h1>
      <table>
        <tbody>
          {rows.map((row) => (
            <tr key={row.number}>
              <td>{row.number}</td>
              <td>{row.party}</td>
              <td>{row.amount}</td>
              <td>{row.dueOn}</td>
              <td>{row.state}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

function SignIn() {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <label>
        用户名
        <input value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <label>
        密码
        <input type="password" value={password} onChange={(event) => setPassword(event.target.value)} />
      </label>
      <button type="submit">登录</button>
    </form>
  );
}

const pages: Readonly<Record<string, () => React.ReactNode>> = {
  '#/list': () => <Table file="rows.json" title="list" />,
  '#/workbench': () => <Table file="work.json" title="workbench" />,
};
const Page = pages[window.location.hash] ?? SignIn;
const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
