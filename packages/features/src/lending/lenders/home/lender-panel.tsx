import { usePlace } from '../../../platform/navigation/index.ts';
import { DeskStrips } from './desk-strips.tsx';
import { FeeDues } from './fee-dues.tsx';
import { RemainingPlan } from './remaining-plan.tsx';

/**
 * The home page of a lender's or guarantor's staff: loans first, then money. Data for pages that the role does not have is not requested.
 */
export function LenderPanel() {
  const place = usePlace();
  const plans = place('lending.plan') !== undefined;
  const fees = place('lending.fees') !== undefined;
  return (
    <div className="flex flex-col gap-4">
      <DeskStrips />
      {(plans || fees) && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 desktop:grid-cols-2">
          {plans && <RemainingPlan />}
          {fees && <FeeDues />}
        </div>
      )}
    </div>
  );
}
