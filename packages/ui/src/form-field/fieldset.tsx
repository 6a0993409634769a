import { cn } from '../cn.ts';

export type FieldsetProps = React.ComponentProps<'fieldset'> & {
  /** Name of the group. */
  legend: React.ReactNode;
  /** Hides the legend visually, but keeps it for assistive technology. */
  hideLegend?: boolean | undefined;
};

/** A named group of fields. `disabled` disables every control inside, for example while a form is being submitted. */
export function Fieldset({ legend, hideLegend, className, children, ...props }: FieldsetProps) {
  return (
    <fieldset className={cn('m-0 min-w-0 border-0 p-0', className)} {...props}>
      <legend className={cn('mb-3 text-md font-semibold', hideLegend === true && 'sr-only')}>{legend}</legend>
      {children}
    </fieldset>
  );
}
