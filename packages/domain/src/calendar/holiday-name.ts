/** A statutory holiday of China. */
export type HolidayName = 'newYear' | 'springFestival' | 'tombSweeping' | 'labourDay' | 'dragonBoat' | 'midAutumn' | 'nationalDay';

export const HOLIDAY_NAMES: Readonly<Record<HolidayName, { readonly zh: string; readonly en: string }>> = {
  newYear: { zh: '元旦', en: "New Year's Day" },
  springFestival: { zh: '春节', en: 'Spring Festival' },
  tombSweeping: { zh: '清明节', en: 'Tomb-sweeping Day' },
  labourDay: { zh: '劳动节', en: 'Labour Day' },
  dragonBoat: { zh: '端午节', en: 'Dragon Boat Festival' },
  midAutumn: { zh: '中秋节', en: 'Mid-autumn Festival' },
  nationalDay: { zh: '国庆节', en: 'National Day' },
};
