import type { Material } from "./stone"
import type { Vec } from "./vector"

const of = (index: number, dispersion: number, clear: Vec, clearFar?: Vec): Material =>
  clearFar ? { index, dispersion, clear, clearFar } : { index, dispersion, clear }

const corundum = (clear: Vec, far?: Vec): Material => of(1.766, 0, clear, far)
const beryl = (clear: Vec): Material => of(1.58, 0, clear)
const quartz = (clear: Vec, far?: Vec): Material => of(1.548, 0, clear, far)
// Real dispersions are 0.044 and 0.057; these are a little higher, since a still picture has no sparkle.
const diamond = (clear: Vec): Material => of(2.417, 0.055, clear)

/** Part of each colour that remains after one half-width of stone, and the stone's refractive index. */
export const materials = {
  "diamond-white": diamond([0.99, 0.99, 0.99]),
  "diamond-warm": diamond([0.985, 0.975, 0.945]),
  "diamond-yellow": diamond([0.975, 0.87, 0.36]),
  "diamond-pink": diamond([0.95, 0.77, 0.81]),
  "diamond-brown": diamond([0.86, 0.7, 0.5]),
  "diamond-black": diamond([0.02, 0.02, 0.021]),
  ruby: corundum([0.86, 0.085, 0.17]),
  "ruby-bright": corundum([0.88, 0.12, 0.22]),
  "ruby-deep": corundum([0.7, 0.045, 0.075]),
  "ruby-pink": corundum([0.9, 0.21, 0.4]),
  "sapphire-blue": corundum([0.12, 0.26, 0.78]),
  "sapphire-cornflower": corundum([0.32, 0.46, 0.86]),
  "sapphire-deep": corundum([0.06, 0.13, 0.56]),
  "sapphire-teal": corundum([0.14, 0.48, 0.52]),
  "sapphire-pink": corundum([0.92, 0.42, 0.66]),
  "sapphire-yellow": corundum([0.96, 0.8, 0.2]),
  "sapphire-green": corundum([0.28, 0.55, 0.3]),
  "sapphire-violet": corundum([0.4, 0.27, 0.76]),
  "sapphire-orange": corundum([0.95, 0.54, 0.36]),
  "sapphire-white": corundum([0.975, 0.975, 0.98]),
  "sapphire-party": corundum([0.26, 0.4, 0.86], [0.985, 0.9, 0.3]),
  emerald: beryl([0.09, 0.6, 0.33]),
  "emerald-deep": beryl([0.05, 0.46, 0.26]),
  "emerald-bright": beryl([0.18, 0.7, 0.38]),
  "emerald-mint": beryl([0.42, 0.8, 0.58]),
  aquamarine: beryl([0.6, 0.85, 0.92]),
  morganite: beryl([0.95, 0.74, 0.68]),
  heliodor: beryl([0.95, 0.86, 0.38]),
  amethyst: quartz([0.45, 0.2, 0.68]),
  "amethyst-deep": quartz([0.3, 0.09, 0.5]),
  "amethyst-rose": quartz([0.72, 0.48, 0.82]),
  citrine: quartz([0.95, 0.68, 0.12]),
  "citrine-lemon": quartz([0.97, 0.87, 0.3]),
  "citrine-madeira": quartz([0.84, 0.36, 0.06]),
  ametrine: quartz([0.48, 0.24, 0.7], [0.95, 0.7, 0.18]),
  "rock-crystal": quartz([0.975, 0.98, 0.98]),
  smoky: quartz([0.6, 0.46, 0.33]),
  rose: quartz([0.94, 0.72, 0.75]),
  prasiolite: quartz([0.72, 0.86, 0.66]),
  tanzanite: of(1.695, 0, [0.3, 0.27, 0.82], [0.42, 0.22, 0.74]),
  spinel: of(1.718, 0, [0.92, 0.3, 0.42]),
  "spinel-grey": of(1.718, 0, [0.55, 0.55, 0.68]),
  "spinel-black": of(1.718, 0, [0.02, 0.02, 0.02]),
  "spinel-cobalt": of(1.718, 0, [0.12, 0.24, 0.84]),
  tsavorite: of(1.74, 0, [0.2, 0.66, 0.2]),
  demantoid: of(1.888, 0.07, [0.5, 0.76, 0.24]),
  spessartine: of(1.8, 0, [0.97, 0.46, 0.08]),
  rhodolite: of(1.76, 0, [0.72, 0.16, 0.36]),
  peridot: of(1.67, 0, [0.62, 0.8, 0.2]),
  paraiba: of(1.63, 0, [0.22, 0.8, 0.82]),
  tourmaline: of(1.63, 0, [0.96, 0.5, 0.62], [0.5, 0.84, 0.48]),
  indicolite: of(1.63, 0, [0.16, 0.46, 0.62]),
  topaz: of(1.62, 0, [0.4, 0.72, 0.92]),
  "topaz-imperial": of(1.62, 0, [0.96, 0.66, 0.4]),
  zircon: of(1.95, 0.045, [0.52, 0.82, 0.9]),
  iolite: of(1.545, 0, [0.32, 0.34, 0.72]),
  kyanite: of(1.72, 0, [0.12, 0.34, 0.8]),
} satisfies Record<string, Material>

export type MaterialName = keyof typeof materials
