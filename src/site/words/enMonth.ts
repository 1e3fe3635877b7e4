/** Months have names in English dates: 4/5 is in May to the British and in April to Americans. */
export const month = '{month|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec}';
