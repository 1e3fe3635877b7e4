const drawings = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  pause: 'M9 6v12M15 6v12',
  play: 'm8 5 11 7-11 7z',
  favourableRates: 'M4 9h15l-4-4M20 15H5l4 4',
  /** A zero and the euro sign. */
  noFees:
    'M5.500 7c-1.900 0-3 2.100-3 5s1.100 5 3 5 3-2.100 3-5-1.100-5-3-5zM21.500 8a4.600 5 0 0 0-7.500 4 4.600 5 0 0 0 7.500 4M11.800 11h6M11.800 13.300h5',
  withinReach: 'M4 5h16v11H9l-5 4zM8 9h8M8 12h5',
  /** The steps of a chart between its axes. */
  trend: 'M3 4v16h18M7 15h4v-4h4V7h5',
} as const;

interface Props {
  readonly name: keyof typeof drawings;
  readonly className: string;
}

/** A decorative line drawing in the colour of the text beside it. */
export function Icon({ name, className }: Props) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={drawings[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
