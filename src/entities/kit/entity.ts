import type { Field } from './field.ts';
import type { Issue } from './issue.ts';
import type { KindRole } from './role.ts';

/** A kind of content, declared once as plain data: see CONTRIBUTING, "Adding an entity". */
export interface Entity<
  K extends string = string,
  I extends string = string,
  F extends Record<string, Field> = Record<string, Field>,
> {
  readonly kind: K;
  readonly table: string;
  /** The primary key's column; `fields` lists it too when a person chooses it. */
  readonly id: I;
  /** The field by which a row names itself. */
  readonly name: keyof F & string;
  readonly fields: F;
  /** Who of the back office writes its rows, besides administrators. */
  readonly roles?: readonly KindRole[];
  /** Only the back office ever sees its rows, whatever stands in them. */
  readonly staffOnly?: true;
  /** What a new edition takes over of one before it. */
  readonly lasts: Lasting;
  /** Fields that begin anew there. */
  readonly anew?: readonly (keyof F & string)[];
  /** Rules that need more than one field. */
  rules?(draft: Partial<ValuesOf<F>>): Issue[];
}

/**
 * What becomes of the rows of one edition when the next is made of it: they are part of both, or each has
 * a copy there, in either case perhaps only if somebody asks for it; or they are not taken over.
 */
export type Lasting = 'shared' | 'copied' | 'shared_if_asked' | 'copied_if_asked' | false;

type ValueOf<F extends Field> = Exclude<F['value'], undefined>;
type ValuesOf<F extends Record<string, Field>> = { readonly [N in keyof F]: ValueOf<F[N]> };
type PublicOf<F extends Record<string, Field>> = {
  readonly [N in keyof F as F[N] extends { readonly private: true } ? never : N]: ValueOf<F[N]>;
};

/** The row a phone holds: the entity's fields and its id, without the private ones. */
export type RowOf<E> =
  E extends Entity<string, infer I, infer F>
    ? PublicOf<F> & { readonly [N in Exclude<I, keyof F>]: string }
    : never;

/** Declares an entity, keeping the exact types of its fields. */
export function entity<
  const K extends string,
  const I extends string,
  const F extends Record<string, Field>,
>(declaration: Entity<K, I, F>): Entity<K, I, F> {
  return declaration;
}
