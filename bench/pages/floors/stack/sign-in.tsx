import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';

const Credentials = z.object({ name: z.string().min(1), password: z.string().min(1) });

/** The sign-in form of the floor *stack*. */
export function SignIn() {
  const { i18n } = useLingui();
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(Credentials) });
  return (
    <main className="grid min-h-dvh place-items-center bg-slate-50">
      <form
        className="flex w-96 flex-col gap-4 rounded-lg border bg-white p-8"
        onSubmit={(event) => void handleSubmit(() => undefined)(event)}
      >
        {(['name', 'password'] as const).map((field) => (
          <label key={field} className="flex flex-col gap-1">
            {i18n._(field)}
            <input className="h-10 rounded-sm border px-3" type={field === 'name' ? 'text' : 'password'} {...register(field)} />
            {formState.errors[field] && <span className="text-sm text-red-700">{i18n._('missing')}</span>}
          </label>
        ))}
        <button type="submit" className="h-10 rounded-sm bg-teal-800 text-white">
          {i18n._('enter')}
        </button>
      </form>
    </main>
  );
}
