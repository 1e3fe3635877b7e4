const drawings = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  phone: 'M5 4h4l2 5-2.5 1.500a12 12 0 0 0 5 5L15 13l5 2v4a1.5 1.5 0 0 1-1.6 1.500A16 16 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4z',
  pause: 'M9 6v12M15 6v12',
  play: 'm8 5 11 7-11 7z',
  favourableRates: 'M4 9h15l-4-4M20 15H5l4 4',
  noFees: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9 9h.01M15 15h.01M15.5 8.500l-7 7',
  withinReach: 'M4 5h16v11H9l-5 4zM8 9h8M8 12h5',
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
