/** One stroke of a drawing on a field of 48 by 48. Outlines are ink unless another colour is named. */
export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
}
export type Drawing = readonly Shape[];

export const INK = '#1b1d3f';

export function dot(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** A line without a filling. */
export function line(d: string, width?: number, stroke?: string): Shape {
  return { d, fill: 'none', ...(width !== undefined && { width }), ...(stroke !== undefined && { stroke }) };
}
