/** The names of months in English dates: the British read 4/5 as a day in May, Americans as a day in April. */
export const month = '{month|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec}';
