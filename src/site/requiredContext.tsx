import type { ComponentType, Context } from 'react';
import { createContext, useContext } from 'react';

/**
 * Creates a context without a default, which a composition root has to provide, and a hook that reads it and throws
 * when it is missing.
 */
export function createRequiredContext<Value>(name: string): readonly [context: Context<Value | null>, useValue: () => Value] {
  const RequiredContext = createContext<Value | null>(null);
  const useValue = (): Value => {
    const value = useContext(RequiredContext);
    if (value === null) {
      throw new Error(`There is no ${name} around this component.`);
    }
    return value;
  };
  return [RequiredContext, useValue];
}

/** Wraps a component in a context of its own, for parts that are loaded later and rendered in different places. */
export function withContext<Value, Props extends object>(
  ProvidedContext: Context<Value | null>,
  value: Value,
  Part: ComponentType<Props>,
): ComponentType<Props> {
  return function InContext(props: Props) {
    return (
      <ProvidedContext value={value}>
        <Part {...props} />
      </ProvidedContext>
    );
  };
}
