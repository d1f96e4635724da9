import path from 'node:path';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { pngSize } from '../../../tools/manifest/check/icons';
import { drawings } from '../../../tools/manifest/icons/sizes';
import { inflateSync } from 'node:zlib';

type Pixel = readonly [red: number, green: number, blue: number, alpha: number];

/** The pixels of an 8-bit RGBA PNG without interlacing (PNG specification, chapters 9 and 11). */
function pixelsOf(png: Buffer): Pixel[] {
  if (png[24] !== 8 || png[25] !== 6 || png[28] !== 0) throw new Error('Not an 8-bit RGBA PNG.');
  const width = png.readUInt32BE(16);
  const data: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(png.subarray(at + 8, at + 8 + length));
  }
  return unfilter(inflateSync(Buffer.concat(data)), width * 4);
}

function unfilter(lines: Buffer, stride: number): Pixel[] {
  let above = new Uint8Array(stride);
  const pixels: Pixel[] = [];
  for (let start = 0; start < lines.length; start += stride + 1) {
    const filter = lines[start] ?? 0;
    const line = new Uint8Array(stride);
    for (let x = 0; x < stride; x += 1) {
      const left = x < 4 ? 0 : (line[x - 4] ?? 0);
      const up = above[x] ?? 0;
      const corner = x < 4 ? 0 : (above[x - 4] ?? 0);
      line[x] = (lines[start + 1 + x] ?? 0) + predicted(filter, left, up, corner);
    }
    for (let x = 0; x < stride; x += 4) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = line.subarray(x, x + 4);
      pixels.push([red, green, blue, alpha]);
    }
    above = line;
  }
  return pixels;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return Math.floor((left + up) / 2);
  if (filter === 4) return paeth(left, up, corner);
  return 0;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const distances = [left, up, corner].map((value) => Math.abs(guess - value));
  const nearest = Math.min(...distances);
  return [left, up, corner][distances.indexOf(nearest)] ?? 0;
}

const sizes = drawings.map(({ size }) => size);

function icon(size: number): Buffer {
  return readFileSync(path.resolve(__dirname, `../../../assets/icon-${size}.png`));
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance([red, green, blue]: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue]
    .map((channel) => (channel ?? 0) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const backgrounds = { white: [255, 255, 255], 'dark grey': [41, 41, 41], black: [10, 10, 10] };
const isBlue = ([red, , blue]: Pixel): boolean => blue > red;

describe('the icons', () => {
  test('exist in every size Office asks for, and in 128 for a store listing', () => {
    expect(sizes).toEqual([16, 20, 24, 32, 40, 48, 64, 80, 96, 128]);
    for (const size of sizes) expect(pngSize(icon(size))).toEqual({ width: size, height: size });
  });

  test.each(Object.entries(backgrounds))(
    'stand out from a %s ribbon: every full pixel has a contrast of 3 to 1 or more (WCAG 1.4.11)',
    (_name, background) => {
      for (const size of sizes) {
        const full = pixelsOf(icon(size)).filter(([, , , alpha]) => alpha === 255);
        expect(full.length).toBeGreaterThan((size * size) / 8);
        expect(
          Math.min(...full.map((pixel) => contrast(pixel, background))),
        ).toBeGreaterThanOrEqual(3);
      }
    },
  );

  test('have a transparent ground', () => {
    for (const size of sizes) expect(pixelsOf(icon(size))[0]?.[3]).toBe(0);
  });

  test.each([16, 20, 24])(
    'are drawn on the pixel grid at %i pixels: no line is blurred',
    (size) => {
      const visible = pixelsOf(icon(size)).filter(([, , , alpha]) => alpha > 0);
      const lines = visible.filter((pixel) => isBlue(pixel) && pixel[2] - pixel[0] > 100);
      expect(lines.length).toBeGreaterThanOrEqual(size);
      expect(lines.every(([, , , alpha]) => alpha === 255)).toBe(true);
    },
  );
});
