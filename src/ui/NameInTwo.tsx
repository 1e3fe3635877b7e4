interface Props {
  readonly name: string;
  /** The class of each part. */
  readonly className: string;
}

/** A name in two parts that don't break: its first word and the others. */
export function NameInTwo({ name, className }: Props) {
  const [first, others] = name.split(/ (.+)/, 2);
  return (
    <span>
      <span className={className}>{first} </span>
      {others && <span className={className}>{others} </span>}
    </span>
  );
}
