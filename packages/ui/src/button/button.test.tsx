import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { Button } from './button.tsx';

test('does not submit a form unless its type is submit', async () => {
  const onSubmit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
  const { person } = render(
    <form onSubmit={onSubmit}>
      <Button>保存草稿</Button>
      <Button type="submit">提交</Button>
    </form>,
  );
  await person.click(screen.getByRole('button', { name: '保存草稿' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: '提交' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a busy submit button does not submit the form again', async () => {
  const onSubmit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
  const { person } = render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        提交
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: '提交' });
  await person.click(button);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
});

test('can style a link', () => {
  render(
    <Button asChild>
      <a href="#help">帮助</a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: '帮助' });
  expect(link.getAttribute('type')).toBeNull();
  expect(link.className).toContain('rounded-sm');
});
