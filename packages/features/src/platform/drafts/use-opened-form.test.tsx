import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useOpenedForm } from './use-opened-form.ts';

const BLANK = { pieces: '', draft: '' } as const;
type Opened = ReturnType<typeof useOpenedForm<keyof typeof BLANK>>;

/** A form that exposes its rounds and answers; its input survives as long as it is the same form. */
function open(at: string) {
  const page: { opened?: Opened; navigate?: ReturnType<typeof useNavigate> } = {};
  function Form({ begun }: { readonly begun: string }) {
    const [first] = useState(begun);
    return <p>{first}</p>;
  }
  function Page() {
    const { round, ...opened } = useOpenedForm(BLANK);
    page.opened = { round, ...opened };
    return <Form key={round} begun={`pieces ${opened.query.pieces} draft ${opened.query.draft}`} />;
  }
  function Address() {
    const { pathname, search } = useLocation();
    page.navigate = useNavigate();
    return <output>{pathname + search}</output>;
  }
  render(
    <MemoryRouter initialEntries={['/before', at]}>
      <Address />
      <Routes>
        <Route path="/form" element={<Page />} />
        <Route path="/before" element={<p>before</p>} />
      </Routes>
    </MemoryRouter>,
  );
  return page;
}

const address = () => screen.getByRole('status').textContent;
const form = () => screen.getByRole('paragraph').textContent;

it('stays the same form when its first draft enters the address', () => {
  const page = open('/form?pieces=Q1');
  act(() => page.opened?.onDraftSaved('D1'));
  expect([address(), form()]).toEqual(['/form?draft=D1', 'pieces Q1 draft ']);
});

it('stays the same form after sending, with a cleared address', () => {
  const page = open('/form?pieces=Q1');
  act(() => page.opened?.onSent());
  expect([address(), form()]).toEqual(['/form', 'pieces Q1 draft ']);
});

it('stays the same form if both happen at once', () => {
  const page = open('/form?pieces=Q1');
  const { opened } = page;
  act(() => {
    opened?.onDraftSaved('D1');
    opened?.onSent();
  });
  expect([address(), form()]).toEqual(['/form', 'pieces Q1 draft ']);
});

it('requests no draft after sending', () => {
  const page = open('/form?draft=D1');
  expect(page.opened?.query.draft).toBe('D1');
  act(() => page.opened?.onSent());
  expect([page.opened?.query.draft, form()]).toEqual(['', 'pieces  draft D1']);
});

it('adds no history entry', () => {
  const page = open('/form?pieces=Q1');
  act(() => page.opened?.onSent());
  act(() => void page.navigate?.(-1));
  expect(address()).toBe('/before');
});

it('restarts for another address, and on request', () => {
  const page = open('/form?pieces=Q1');
  act(() => page.opened?.onSent());
  act(() => void page.navigate?.('/form?pieces=Q2'));
  expect([address(), form()]).toEqual(['/form?pieces=Q2', 'pieces Q2 draft ']);
  act(() => page.opened?.onSent());
  act(() => page.opened?.onAgain());
  expect([address(), form()]).toEqual(['/form', 'pieces  draft ']);
});
